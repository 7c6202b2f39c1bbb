import { content } from '../../e2e/content.ts';
import type { Part } from '../point-of.ts';

const { barLabel, menuButton: menu } = content('navigation');
const { submit: submitLabel } = content('trips/callback');
const { requestCallback, requestCustomTrip } = content('trips/packages');

/** The links of the bar. */
export const BAR_LINK = `nav[aria-label=${JSON.stringify(barLabel)}] a`;

/** The navigation in the sidebar. */
export const MENU = `nav[aria-label=${JSON.stringify(menu)}]`;

/** The button that opens the sidebar. */
export const menuButton: Part = { css: 'button.navbar-menu', words: menu };

/** The callback panel while it is open. */
export const PANEL = 'dialog[open]';

/** The cards of the trips. */
export const CARD = 'main article';

/** The fields of the callback panel. */
export const nameField: Part = { css: `${PANEL} input[name="name"]` };
export const phoneField: Part = { css: `${PANEL} input[name="phone"]` };

/** The field that only the panel for a custom trip has. */
export const DESTINATION = `${PANEL} input[name="trip"]`;

/** The button of the panel that sends the request. */
export const submit: Part = { css: `${PANEL} button`, words: submitLabel };

/** The button for a custom trip. */
export const customTrip: Part = { css: '.trips > button', words: requestCustomTrip };

/** The button of the trip with this place in the list, from 1. */
export const tripButton = (place = 1): Part => ({
  css: `.trip-grid > :nth-child(${place}) article button`,
  words: requestCallback,
});
