/** A direction for the plan: quieter, louder, or more of one vibe. */
export type Mood = 'calmer' | 'wilder' | 'cultural' | 'foodie' | 'adventurous';
