/** The same keys and the same values to fill in, in every language; a missing one is a type error. */
export type Shape<T> = {
  [K in keyof T]: T[K] extends (...values: infer V) => string
    ? (...values: V) => string
    : T[K] extends string
      ? string
      : Shape<T[K]>;
};
