import { callbackRequest } from './callback-request.ts';
import { earlyClicks } from './early-clicks.ts';
import { islands } from './islands.ts';
import { largerText } from './larger-text.ts';
import type { Row } from './row.ts';
import { tripValues } from './trip-values.ts';
import { tripsCall } from './trips-call.ts';
import { withoutJavaScript } from './without-javascript.ts';

/** All faults that are tried in every engine. */
export const rows: Row[] = [
  ...tripsCall,
  ...tripValues,
  ...callbackRequest,
  ...islands,
  ...earlyClicks,
  ...withoutJavaScript,
  ...largerText,
];
