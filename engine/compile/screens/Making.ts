/**
 * Makes a part of a plan, when that is read: tells nothing, and knows all it needs, since what it read then would not be
 * remembered. What a screen says is made while it is checked; what it leaves to its model is made later.
 */
export type Making<T> = () => T;
