import { replayEarlyClicks } from '../../islands/hydration/early-clicks.ts';
import { watchFirstInteraction } from '../../islands/hydration/first-interaction.ts';
import { loadIslands } from '../../islands/hydration/load-islands.ts';
import { handlePageEntry } from './page-entry.ts';
import { openAndCloseSidebar } from './sidebar.ts';
import { initTextSize } from './text-size.ts';

// The inline script in the head of every page, which runs before the first paint.
initTextSize();
handlePageEntry();
watchFirstInteraction();
replayEarlyClicks();
openAndCloseSidebar();
// The build adds `data-islands` to the script element of a page with islands.
loadIslands((document.currentScript as HTMLScriptElement).dataset['islands']);
