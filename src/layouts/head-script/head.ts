import { prepareIslands } from '../../islands/hydration/before-hydration.ts';
import { handlePageEntry } from './page-entry.ts';
import { openAndCloseSidebar } from './sidebar.ts';
import { initTextSize } from './text-size.ts';

// The inline script in the head of every page, which runs before the first paint.
initTextSize();
handlePageEntry();
openAndCloseSidebar();
// The build adds `data-islands` to the script element of a page with islands.
prepareIslands((document.currentScript as HTMLScriptElement).dataset['islands']);
