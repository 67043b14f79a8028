import { readdirSync, readFileSync } from "node:fs";

/** Linux counts CPU in ticks of 10 ms, so measure over many requests. */
const TICK_MS = 10;

/** The workerd processes that this one has started. */
export function workerdChildren(): number[] {
	return readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.filter((pid) => {
			const stat = statOf(pid);
			return stat?.name.startsWith("workerd") && stat.parent === process.pid;
		});
}

/** User and system time of a process so far, in milliseconds. */
export function cpuOf(pid: number): number {
	const stat = statOf(pid);
	return stat ? stat.ticks * TICK_MS : Number.NaN;
}

/** Bytes of memory that a process holds. */
export const residentOf = (pid: number): number =>
	Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;

function statOf(pid: number): { name: string; parent: number; ticks: number } | undefined {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, "utf8");
		const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
		const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
		return { name, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
	} catch {
		return undefined;
	}
}
