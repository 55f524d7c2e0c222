/** What may stand before a question and says nothing of it. */
export const QUESTION_LEAD =
  '^ (?:(?:so|and|but|ok|hi|hey|um|oh|also|well|wait|right|just|quick|question|please|tell|me|us|know|do you know|any idea) )*';
