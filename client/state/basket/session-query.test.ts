import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { refreshSession, sessionQuery } from "./session-query.ts";

const API = "/api/en-it";
const answerWith = (count: number) =>
	Response.json({ csrf: "1", basket: { count }, customer: {}, wishlist: {} });

// proves basket-17
test.each(["first", "later"])(
	"a session that another tab changes during its %s load is read again",
	async (load) => {
		const answers: ((response: Response) => void)[] = [];
		vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
			const { promise, resolve, reject } = Promise.withResolvers<Response>();
			signal?.addEventListener("abort", () => reject(signal.reason));
			answers.push(resolve);
			return promise;
		});
		onTestFinished(() => void vi.unstubAllGlobals());
		const queryClient = new QueryClient();
		const observer = new QueryObserver(queryClient, sessionQuery(API));
		onTestFinished(observer.subscribe(() => {}));
		const readCount = () => queryClient.getQueryData(sessionQuery(API).queryKey)?.basket?.count;
		if (load === "later") {
			answers.shift()?.(answerWith(0));
			await expect.poll(readCount).toBe(0);
			void observer.refetch();
		}
		const refreshed = refreshSession(queryClient, API);
		answers.shift()?.(answerWith(0));
		await expect.poll(() => answers.length).toBe(1);
		answers.shift()?.(answerWith(1));
		await refreshed;
		expect(readCount()).toBe(1);
	},
);
