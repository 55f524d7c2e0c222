/** `first` to `twentieth`, in their order. */
export const ORDINALS: readonly string[] =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
  sixteenth seventeenth eighteenth nineteenth twentieth`.split(/\s+/);
