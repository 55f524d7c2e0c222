/** The one place that names the brand and says how to reach it (PRODUCT). */
export const BRAND = {
  name: 'Huzzah',
  strapline: 'Group celebrations, sorted.',
  contactEmail: 'hello@huzzah.example',
} as const;
