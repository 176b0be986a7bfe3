import { JsonReporter, type TestModule } from 'vitest/node';

/** One that failed in a hook, with the first words of why. */
interface FailedHook {
  title: string;
  why: string;
}

/** Vitest's report in JSON, and why groups of tests failed in a hook, which that leaves out. */
class TestReport extends JsonReporter {
  private modules: readonly TestModule[] = [];

  override async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    this.modules = modules;
    await super.onTestRunEnd(modules);
  }

  override writeReport(report: string): Promise<void> {
    const { testResults, ...rest } = JSON.parse(report) as { testResults: { name: string }[] };
    const files = testResults.map((file) => ({ ...file, hooks: this.hooksOf(file.name) }));
    return super.writeReport(JSON.stringify({ ...rest, testResults: files }));
  }

  private hooksOf(file: string): FailedHook[] {
    const module = this.modules.find(({ moduleId }) => moduleId === file);
    const suites = [...(module?.children.allSuites() ?? [])];
    return suites.flatMap((suite) => suite.errors().map(({ message }) => ({ title: suite.fullName, why: message })));
  }
}

/** How a run reports: as Vitest does by itself, and to the file that `npm test` reads. */
export function testReporters(): { reporters?: ['default', TestReport] } {
  const outputFile = process.env.WEFT_TEST_REPORT;
  return outputFile === undefined ? {} : { reporters: ['default', new TestReport({ outputFile })] };
}
