import { createContext } from 'react';

/** What is wrong inside a structure, by the id of the element it is wrong with. */
export const StructureErrors = createContext<ReadonlyMap<string, string>>(new Map());
