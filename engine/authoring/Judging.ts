import type { DataSchema } from '../../schemas/generated/types.ts';
import type { CompileSchema } from '../compile/forms/formSchemas.ts';
import type { ParseSql } from '../reportSql/gate.ts';

/** What only the server's parsers can tell: statements, and schemas of forms. */
export interface Questions {
  sql: readonly string[];
  schemas: readonly DataSchema[];
}

/** In the order of the questions. */
export interface Answers {
  sql: readonly ReturnType<ParseSql>[];
  schemas: readonly ReturnType<CompileSchema>[];
}

/** A part of the compiler needs to know what nobody has told it yet. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  readonly questions: Questions;

  constructor(questions: Questions) {
    super('the compiler waits for an answer');
    this.questions = questions;
  }
}
