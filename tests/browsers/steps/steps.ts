import { landing } from './landing.ts';
import { navigation } from './navigation.ts';
import { reading } from './reading.ts';
import type { Step } from './step.ts';
import { trips } from './trips.ts';

/** The main behaviour in the specification. */
export const steps: Step[] = [...navigation, ...landing, ...trips, ...reading];
