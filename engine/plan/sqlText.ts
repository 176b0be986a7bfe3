/** A text that SQL writes where it speaks of values of a column, of a parameter or of an output of its own. */
export interface SqlText {
  /** `tables`: those the column may be of. */
  of: SqlNamed | { param: string } | { output: string };
  value: string;
  /** It is a pattern, with or without regard to capitals. */
  like?: 'like' | 'ilike';
  /** Offset (0-based) in the SQL as written. */
  offset: number;
}

/** A column where SQL names it. */
export interface SqlColumn {
  name: string;
  /** How many names stand before it, as that of a table. */
  qualified: number;
  /** Tables whose column it is; undefined: that cannot be told. */
  of: readonly string[] | undefined;
  offset: number;
}

/** A column that SQL names, with the tables it may be of. */
export interface SqlNamed {
  tables: readonly string[];
  column: string;
}

/** A whole number that SQL holds a column against. */
export interface SqlNumber {
  of: SqlNamed;
  value: number;
  offset: number;
}

/** A parameter that SQL holds a column against. */
export interface SqlMeeting {
  of: SqlNamed;
  param: string;
  offset: number;
}

/** A column whose values SQL adds up or takes the mean of. */
export interface SqlSum {
  of: SqlNamed;
  offset: number;
}

/** A division in what SQL puts out. */
export interface SqlDivision {
  /** The outputs that show it, as it is or rounded. */
  outputs: readonly string[];
  /** Where both sides are whole numbers, as long as these columns are; absent: they are not. */
  whole?: readonly SqlNamed[];
  /** The columns that the divisor is zero with, none: whatever they are; absent: that cannot be told. */
  zero?: readonly SqlNamed[];
  offset: number;
}

/** An output whose value is rounded, or taken times a hundred, last of all. */
export interface SqlScaled {
  output: string;
  /** Behind the point. */
  digits?: number;
  hundred?: true;
  offset: number;
}

/** A parameter where SQL asks for it. */
export interface SqlParam {
  param: string;
  offset: number;
}

/** A column that SQL puts out as it is. */
export interface SqlShown {
  output: string;
  of: SqlNamed;
}

/** Two columns that SQL holds against one another. */
export interface SqlPair {
  one: SqlNamed;
  other: SqlNamed;
  offset: number;
}

/** A statement that adds up over rows of several relations. */
export interface SqlJoin {
  /** By the name in front of their columns; without `table`: a statement of its own. */
  relations: {
    name: string;
    table?: string;
    /** Columns that must have one value, those that conditions name, and all that the statement does. */
    equal: readonly string[];
    asked: readonly string[];
    named: readonly string[];
  }[];
  /** What is added up, by the names of the relations it is of. */
  summed: { of: readonly string[]; offset: number }[];
}

/** A left join that a condition makes an inner one. */
export interface SqlUndone {
  /** The name in front of its columns, and the column that is compared, with it. */
  name: string;
  column: string;
  offset: number;
}

/** What is hardly ever meant as it is written, in words. */
export interface SqlOdd {
  message: string;
  /** By which its author says why. */
  found: string;
  fix: string;
  suggestion?: string;
  offset: number;
}

/** A column whose values `not in` asks for: one that is empty leaves nothing. */
export interface SqlAbsent {
  of: SqlNamed;
  offset: number;
}

/** What is seen of a report's SQL without running it. */
export interface SqlSaid {
  /** Texts it writes for values. */
  compared: SqlText[];
  /** Parameters it goes through value by value, saying nothing of the others. */
  cases: SqlParam[];
  /** Numbers it holds columns against. */
  measured: SqlNumber[];
  /** Parameters it holds columns against. */
  met: SqlMeeting[];
  /** Parameters that columns come up to, and may equal. */
  until: SqlMeeting[];
  /** Columns it holds against one another. */
  paired: SqlPair[];
  /** What it adds up. */
  summed: SqlSum[];
  /** What it adds up of several relations side by side. */
  joined: SqlJoin[];
  /** Left joins that it undoes. */
  undone: SqlUndone[];
  /** What it says otherwise than is likely meant. */
  odd: SqlOdd[];
  /** What others are asked not to be among. */
  absent: SqlAbsent[];
  /** What it divides. */
  divided: SqlDivision[];
  /** What it rounds, or makes a hundred times as much of. */
  scaled: SqlScaled[];
  /** Columns it puts out as they are. */
  shown: SqlShown[];
  /** Parameters without whose value it finds nothing. */
  emptied: SqlParam[];
  /** Columns where they are named; absent: nothing is known of the tables. */
  named?: readonly SqlColumn[];
}

export const NOTHING_SAID: SqlSaid = {
  compared: [],
  cases: [],
  measured: [],
  met: [],
  until: [],
  paired: [],
  summed: [],
  joined: [],
  undone: [],
  odd: [],
  absent: [],
  divided: [],
  scaled: [],
  shown: [],
  emptied: [],
};
