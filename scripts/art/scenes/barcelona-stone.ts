/** Stone by distance from the sun, which stands to the left: warm edge, body, shadow. */
export const STONE = { lit: '#d9768f', warm: '#a2497f', body: '#74306f', shade: '#4f1f61', deep: '#351149' } as const;
