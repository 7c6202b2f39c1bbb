import type { Page, Route } from 'playwright';

const BRANCH = 'cms/legal/refund-policy';
const DRAFT = 'content/legal/refund-policy.md';

/** The parts of a request to GitHub that decide about the answer. */
interface Request {
  query?: string;
  variables?: { input?: Commit };
}

/** A commit on a branch. The contents are in Base64. */
interface Commit {
  branch?: { branchName: string };
  fileChanges?: { additions: { path: string; contents: string }[] };
}

/** Takes the place of GitHub for a repository with one draft, a new legal text in a pull request. */
export class FakeGitHub {
  /** The text of the draft, by the paths of the files on its branch. */
  readonly files = new Map<string, string>();
  /** The branches that were committed to. */
  readonly branches: string[] = [];

  constructor(text: string) {
    this.files.set(DRAFT, text);
  }

  async serve(page: Page): Promise<void> {
    await page.route('https://api.github.com/**', (route) => this.answer(route));
    await page.route('https://www.githubstatus.com/**', (route) => route.fulfill({ json: {} }));
  }

  private answer(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/graphql') {
      return route.fulfill({ json: { data: this.data(route.request().postDataJSON() as Request) } });
    }
    if (pathname === '/user') return route.fulfill({ json: { id: 1, login: 'editor', name: 'Editor' } });
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204 });
    if (pathname.includes('/git/trees/')) return route.fulfill({ json: { tree: [] } });
    return route.fulfill({ json: [] });
  }

  private data({ query = '', variables = {} }: Request): object {
    if (query.includes('createCommitOnBranch')) return this.commit(variables.input ?? {});
    if (query.includes('pullRequests('))
      return { repository: { pullRequests: { nodes: [this.pullRequest()] } } };
    const files = [...query.matchAll(/(file_\d+):\s*object\(expression: "([^:]+):([^"]+)"\)/g)];
    if (files.length > 0) {
      const blobs = files.map(([, alias = '', , path = '']) => {
        const text = this.files.get(path) ?? '';
        return [alias, { oid: 'b10b', byteSize: text.length, isBinary: false, isTruncated: false, text }];
      });
      return { repository: Object.fromEntries(blobs) as object };
    }
    const ref = { target: { oid: 'c0ffee', history: { nodes: [{ oid: 'c0ffee', message: 'Begin' }] } } };
    return { repository: { ref, defaultBranchRef: { name: 'main' } } };
  }

  private pullRequest(): object {
    const now = '2026-01-31T00:00:00Z';
    return {
      id: 'PR_1',
      number: 1,
      title: 'Create Legal text',
      url: 'https://github.com/club/website/pull/1',
      createdAt: now,
      updatedAt: now,
      headRefName: BRANCH,
      headRefOid: 'c0ffee',
      isCrossRepository: false,
      labels: { nodes: [{ name: 'sveltia-cms/draft' }] },
      files: { nodes: [...this.files.keys()].map((path) => ({ path, changeType: 'ADDED' })) },
    };
  }

  private commit({ branch, fileChanges }: Commit): object {
    this.branches.push(branch?.branchName ?? '');
    for (const { path, contents } of fileChanges?.additions ?? []) {
      this.files.set(path, Buffer.from(contents, 'base64').toString());
    }
    return { createCommitOnBranch: { commit: { oid: 'c0ffee', committedDate: '2026-01-31T00:00:00Z' } } };
  }
}
