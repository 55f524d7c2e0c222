/** A new size of the group, or so many more or fewer. */
export type PeopleChange = { kind: 'size'; people: number } | { kind: 'by'; people: number };
