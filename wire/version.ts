/** The version of the names in messages and answers. It goes up when one of them changes its name or its meaning. */
export const WIRE = 3;
