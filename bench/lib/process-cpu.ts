import { readdirSync, readFileSync } from "node:fs";

/** Linux counts CPU in ticks of 10 ms, so measure over many requests. */
const TICK_MS = 10;

export function workerdChildren(): number[] {
	return readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.filter((pid) => {
			const stat = readStat(pid);
			return stat?.name.startsWith("workerd") && stat.parent === process.pid;
		});
}

export function readCpu(pid: number): number {
	const stat = readStat(pid);
	return stat ? stat.ticks * TICK_MS : Number.NaN;
}

export const readResident = (pid: number): number =>
	Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;

function readStat(pid: number): { name: string; parent: number; ticks: number } | undefined {
	try {
		const text = readFileSync(`/proc/${pid}/stat`, "utf8");
		const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
		const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
		return { name, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
	} catch {
		return undefined;
	}
}
