// The house in figures: `node tools/run.mjs tools/measure.ts [ROOT]`. Lines of source, tests and generated files, sizes of files and functions.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './runtime.mjs';

const target = path.resolve(process.argv[2] ?? root);
const files = execFileSync('git', ['ls-files'], { cwd: target, encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\n')
  .filter(Boolean);
const textOf = (file: string) => readFileSync(path.join(target, file), 'utf8');
const linesOf = (file: string) => textOf(file).split('\n').length - 1;
const sum = (some: readonly string[]) => some.reduce((all, file) => all + linesOf(file), 0);

const isGenerated = (file: string) => /\.gen\.(ts|json|md)$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$|\.fixture\.tsx?$|^e2e\/|^packages\/testkit\/|^apps\/web\/src\/testing\//.test(file);
const code = files.filter((file) => /\.tsx?$/.test(file) && !isGenerated(file) && !/^(tools|bench)\//.test(file));
const source = code.filter((file) => !isTest(file));
const rules = source.filter((file) => file.startsWith('packages/rules/'));
const sizes = source.map(linesOf).sort((a, b) => a - b);
const functions = source.flatMap((file) => functionLines(file));

const at = (share: number) => sizes[Math.floor(sizes.length * share)];
const ratio = (tests: number, lines: number) => Number((tests / lines).toFixed(2));
const testsOf = (folder: RegExp) => sum(code.filter((file) => isTest(file) && folder.test(file)));
console.log(
  JSON.stringify({
    files: source.length,
    sourceLines: sum(source),
    generatedLines: sum(files.filter(isGenerated)),
    fileMedian: at(0.5),
    fileP90: at(0.9),
    functionsOver40: functions.filter((lines) => lines > 40).length,
    functionsOver100: functions.filter((lines) => lines > 100).length,
    testsPerLine: ratio(testsOf(/./), sum(source)),
    testsPerLineOfRules: ratio(testsOf(/^packages\/rules\//), sum(rules)),
  }),
);

/** Lines of each function with a body; those inside it are its own too. */
function functionLines(file: string): number[] {
  const tree = ts.createSourceFile(
    file,
    textOf(file),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const line = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
      found.push(line(node.end) - line(node.getStart()) + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
