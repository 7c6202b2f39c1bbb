import { CORE_SCHEMA, dump, load } from 'js-yaml';

/** The name of the format of the legal texts, which the page registers. */
export const LEGAL_FORMAT = 'content-legal';

/** A legal text in its form. The other fields are those of the front matter. */
interface LegalForm extends Record<string, unknown> {
  introduction?: string;
  clauses?: { heading?: string; text?: string }[];
}

// Its dates stay texts, which are written without quotes.
const YAML = { schema: CORE_SCHEMA, lineWidth: -1 };

/** Parses the Markdown of a legal text for its form: every heading that begins with ## begins a clause. */
export function parseLegal(markdown: string): LegalForm {
  const [, head = '', body = markdown] = /^---\n([^]*?)\n---(?:\n([^]*))?$/.exec(markdown) ?? [];
  const [introduction = '', ...clauses] = body.split(/^## /m);
  return {
    ...(load(head, YAML) as object),
    introduction: introduction.trim(),
    clauses: clauses.map((clause) => {
      const [heading = '', ...lines] = clause.split('\n');
      return { heading: heading.trim(), text: lines.join('\n').trim() };
    }),
  };
}

/** Returns the Markdown of a legal text, without the fields and the clauses that are empty. */
export function formatLegal({ introduction = '', clauses = [], ...fields }: LegalForm): string {
  const head = Object.entries(fields).filter(
    ([, value]) => value && !(Array.isArray(value) && value.length === 0),
  );
  const parts = clauses.map(({ heading = '', text = '' }) => (heading || text) && `## ${heading}\n\n${text}`);
  const body = [introduction, ...parts].filter(Boolean).join('\n\n');
  return `---\n${dump(Object.fromEntries(head), YAML)}---\n\n${body.trim()}`;
}
