import * as z from 'zod/mini';

/** What a person may switch on and off in their settings: the columns of public.notification_choices on rest/v1. */
export const NotificationChoices = z.object({
  trip_reminders: z.boolean(),
  group_answers: z.boolean(),
  product_news: z.boolean(),
});
export type NotificationChoices = z.output<typeof NotificationChoices>;
export type NotificationChoice = keyof NotificationChoices;

/** For a person who has never chosen. News is advertising, so nobody gets it without asking (PECR, regulation 22). */
export const DEFAULT_CHOICES: Readonly<NotificationChoices> = {
  trip_reminders: true,
  group_answers: true,
  product_news: false,
};

export const isNotificationChoice = (text: string): text is NotificationChoice => Object.hasOwn(DEFAULT_CHOICES, text);
