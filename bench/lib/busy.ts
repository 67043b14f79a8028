import { availableParallelism, cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds. */
const SAMPLE = 2000;
/** Share of a machine's processors from which figures of time say little. */
export const BUSY_FROM = 0.15;

const readTimes = (): { idle: number; all: number } => {
	const times = cpus().map((one) => one.times);
	const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
	return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((one) => Object.values(one))) };
};

/** Returns which share of the processors, from 0 to 1, others use while the bench itself rests. */
export async function measureBusy(): Promise<number> {
	const before = readTimes();
	await wait(SAMPLE);
	const after = readTimes();
	const all = after.all - before.all;
	return all === 0 ? 0 : 1 - (after.idle - before.idle) / all;
}

export const describeBusy = (share: number): string =>
	`${Math.round(share * 100)} % of ${availableParallelism()} processors in use by others`;
