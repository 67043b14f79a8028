import { SHOPPER_USER_AGENT } from "../../scripts/lib/browser.ts";
import { readCpu } from "./process-cpu.ts";
import type { Running } from "./stand.ts";

export const HEADERS = { "user-agent": SHOPPER_USER_AGENT, accept: "text/html" };

type Expected = "hit" | "miss";

export async function perRequest(
	worker: Running,
	paths: string[],
	expected?: Expected,
	headers: Record<string, string> = HEADERS,
): Promise<number> {
	const before = readCpu(worker.pid);
	const { answered, others } = await load(worker, paths, expected, headers);
	if (answered < paths.length * 0.95)
		throw new Error(
			`Only ${answered} of ${paths.length} responses were a ${expected}: ${[...others].join(", ")}`,
		);
	return (readCpu(worker.pid) - before) / paths.length;
}

export async function load(
	worker: Pick<Running, "origin">,
	paths: string[],
	expected?: Expected,
	headers: Record<string, string> = HEADERS,
): Promise<{ answered: number; others: Set<string> }> {
	const queue = [...paths];
	const others = new Set<string>();
	let answered = 0;
	await Promise.all(
		Array.from({ length: 4 }, async () => {
			for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
				const response = await fetch(worker.origin + path, { headers });
				await response.arrayBuffer();
				const timing = response.headers.get("server-timing") ?? "";
				if (response.status === 200 && (!expected || timing.includes(expected))) answered++;
				else others.add(`${response.status} ${path} ${timing}`.slice(0, 120));
			}
		}),
	);
	return { answered, others };
}
