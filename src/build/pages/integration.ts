import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { runOrExit } from '../exit.ts';
import { speculationRules } from '../head-script/speculation-rules.ts';
import { inlineScriptCodes } from '../inline-scripts.ts';
import { clientChunks } from './client-chunks.ts';
import {
  contentSecurityPolicy,
  pageSources,
  type ExternalServers,
  type PageSources,
} from './content-security-policy.ts';
import { elementsOf, applyEdits } from './html.ts';
import { htmlAlias } from './html-aliases.ts';
import { separateIslandScripts } from './island-scripts.ts';
import { joinStyles } from './join-styles.ts';
import { markEnglish } from './mark-english.ts';
import type { BuildContext, BuiltPage, PageStep } from './page-step.ts';
import { href } from '../../lib/href.ts';
import { LANGUAGES, pathIn, type Language } from '../../lib/languages.ts';
import { headerFile } from './security-headers.ts';

const STEPS: readonly PageStep[] = [separateIslandScripts, joinStyles, markEnglish];

/**
 * Returns an Astro integration that post-processes the built pages: it reads each page once, applies the
 * steps, adds the Content-Security-Policy, and writes the page to its path and its alias. It also writes the
 * header file.
 * @param otherPolicies the policies of pages that do not come from Astro, by path without the base path
 */
export function builtPages(
  servers: ExternalServers,
  otherPolicies: Readonly<Record<string, string>>,
): AstroIntegration {
  const { plugin, chunks } = clientChunks();
  let base = '/';
  return {
    name: 'built-pages',
    hooks: {
      'astro:config:setup'({ updateConfig }) {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:config:done'({ config }) {
        base = config.base.replace(/\/?$/, '/');
      },
      async 'astro:build:done'({ dir }) {
        const folder = fileURLToPath(dir);
        const files = new Map<string, string>();
        const context: BuildContext = {
          base,
          chunks,
          projectScripts: projectScripts(base, chunks),
          addFile: (path, text) => {
            files.set(path, text);
            return base + path;
          },
        };
        const sources: PageSources = { scripts: [], styles: [], frames: [] };
        for await (const file of glob('**/*.html', { cwd: folder })) {
          const html = await readFile(join(folder, file), 'utf8');
          const page = runOrExit(() => finish({ file: file.replaceAll('\\', '/'), html }, context, servers));
          sources.scripts.push(...page.sources.scripts);
          sources.styles.push(...page.sources.styles);
          sources.frames.push(...page.sources.frames);
          files.set(page.file, page.html);
          const alias = htmlAlias(page.file);
          if (alias) files.set(alias, page.html);
        }
        const all = {
          scripts: [...new Set(sources.scripts)],
          styles: [...new Set(sources.styles)],
          frames: [...new Set(sources.frames)],
        };
        const policies = headerPolicies(contentSecurityPolicy(servers, all), otherPolicies, [
          ...files.keys(),
        ]);
        files.set('_headers', headerFile(withBase(policies, base), base));
        await Promise.all([...files].map(([file, text]) => writeFile(join(folder, file), text)));
      },
    },
  };
}

/**
 * Returns the policies of the header file by path. If other pages have a policy of their own, each page is
 * named, because a path with * would match them too.
 */
function headerPolicies(
  policy: string,
  others: Readonly<Record<string, string>>,
  files: readonly string[],
): Record<string, string> {
  if (Object.keys(others).length === 0) return { '/*': policy };
  const folders = files.flatMap((file) => /^(|.+\/)index\.html$/.exec(file)?.[1] ?? []);
  const paths = folders.flatMap((folder) =>
    folder === '' ? ['/'] : [`/${folder.slice(0, -1)}`, `/${folder}`],
  );
  return {
    ...Object.fromEntries(paths.map((path) => [path, policy])),
    ...Object.fromEntries(
      Object.entries(others).flatMap(([path, other]) => [path, `${path}/`].map((p) => [p, other])),
    ),
  };
}

function withBase(policies: Readonly<Record<string, string>>, base: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(policies).map(([path, policy]) => [`${base.replace(/\/$/, '')}${path}`, policy]),
  );
}

/** Applies all steps to a page and adds its Content-Security-Policy. */
function finish(
  built: BuiltPage,
  context: BuildContext,
  servers: ExternalServers,
): BuiltPage & { sources: PageSources } {
  const page = STEPS.reduce((current, step) => step(current, context), built);
  const sources = pageSources(page, context.projectScripts);
  return { file: page.file, html: addPolicy(page, contentSecurityPolicy(servers, sources)), sources };
}

/** Returns the code of every inline script: of the project, the speculation rules, and inlined chunks. */
function projectScripts(base: string, chunks: BuildContext['chunks']): Set<string> {
  const homes = (Object.keys(LANGUAGES) as Language[]).map((language) => href(pathIn(language, '/'), base));
  const rules = [undefined, ...homes].map((home) => speculationRules(base, home));
  return new Set([...inlineScriptCodes, ...rules, ...[...chunks.values()].map((chunk) => chunk.code)]);
}

/** Adds the policy to a page, before all elements to which it applies. */
function addPolicy({ file, html }: BuiltPage, policy: string): string {
  const charset = elementsOf(html, 'meta').find(({ attributes }) => 'charset' in attributes);
  if (!charset) throw new Error(`${file} has no <meta charset> after which its policy could be inserted.`);
  const text = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return applyEdits(html, [{ start: charset.end, end: charset.end, text }]);
}
