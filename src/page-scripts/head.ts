import { replayEarlyClicks } from '../hydration/early-clicks.ts';
import { watchFirstInteraction } from '../hydration/first-interaction.ts';
import { loadIslands } from '../hydration/load-islands.ts';
import { enterPage } from './enter-page.ts';
import { keepTextSize } from './text-size.ts';

// What runs in the head of every page before the first paint, bundled into one inline script.
keepTextSize();
enterPage();
watchFirstInteraction();
replayEarlyClicks();
loadIslands((document.currentScript as HTMLScriptElement).dataset);
