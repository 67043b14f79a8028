import { text } from "node:stream/consumers";
import { Suspense } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { afterEach, expect, test, vi } from "vitest";
import { AppContext, type AppServices } from "../app-context.tsx";
import { late } from "./late.tsx";

afterEach(() => void vi.useRealTimers());

test("what failed to load is requested again, but not repeatedly by the same rendering", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout"] });
	const load = vi.fn(async () => () => <p>It is there</p>);
	load.mockRejectedValueOnce(new Error("no such file"));
	const app = { lateTexts: async () => {} } as Partial<AppServices> as AppServices;
	const Part = late(load);
	const draw = async (): Promise<string> => {
		const { prelude } = await prerenderToNodeStream(
			<AppContext value={app}>
				<Suspense fallback="not there">
					<Part />
				</Suspense>
			</AppContext>,
			{ onError: () => {} },
		);
		return text(prelude);
	};
	for (const _ of [1, 2]) expect(await draw()).toContain("not there");
	expect(load).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(3000);
	for (const _ of [1, 2]) expect(await draw()).toContain("It is there");
	expect(load).toHaveBeenCalledTimes(2);
});
