/**
 * The address that the site is built with for tests, unless a setting names another. No address would leave
 * the canonical links out.
 */
export const TEST_SITE_URL = 'https://www.khushparivaar.example';
