import type {
	Count,
	CountKind,
	NotedError,
	OperationsRecord,
} from "@vetrina/shop-rules/operations/record.ts";
import { clock } from "../clock.ts";
import type { Operations } from "./operations.ts";

/** Rows and errors that an isolate holds between two records; more rows are counted under the name "other". */
const MOST_ROWS = 300;
const MOST_ERRORS = 50;
const MOST_TITLE = 300;
const MOST_STACK = 2000;
/** Milliseconds during which counts are collected. It ends after the response, and the runtime allows it 30 seconds. */
const COLLECTED_FOR = 3000;
/** Milliseconds after which a collection counts as cancelled, for instance because the client has gone. */
const OVERDUE = 3 * COLLECTED_FOR;

let rows = new Map<string, Count>();
let errors: NotedError[] = [];
let lost = 0;
let collectsSince = Number.NEGATIVE_INFINITY;

/** Adds to the counts of this isolate (ops-12). `name` and `outcome` must come from the code, never from a request. */
export const count = (
	kind: CountKind,
	name: string,
	outcome: string,
	{ cache = "", milliseconds = 0 }: { cache?: string; milliseconds?: number } = {},
): void => {
	const key = `${kind} ${name} ${outcome} ${cache}`;
	let row = rows.get(key);
	if (!row && rows.size >= MOST_ROWS && name !== "other") {
		count(kind, "other", outcome, { cache, milliseconds });
		return;
	}
	if (!row) {
		row = { kind, name, outcome, cache, count: 0, milliseconds: 0 };
		rows.set(key, row);
	}
	row.count++;
	row.milliseconds += Math.max(0, milliseconds);
};

type LoggedError = Pick<NotedError, "type" | "source" | "title" | "stackTrace" | "requestId"> & {
	details?: Readonly<Record<string, unknown>>;
};

/** Keeps an error of the log for its group (ops-13). */
export const noteError = ({ type, source, title, stackTrace, requestId, details }: LoggedError): void => {
	if (errors.length >= MOST_ERRORS) {
		lost++;
		return;
	}
	const { family, release } = details ?? {};
	errors.push({
		at: clock.now(),
		type: source.startsWith("client: ") ? "client" : type,
		source: source.slice(0, MOST_TITLE),
		title: title.slice(0, MOST_TITLE),
		...(family === undefined ? {} : { about: String(family) }),
		...(stackTrace === undefined ? {} : { stackTrace: stackTrace.slice(0, MOST_STACK) }),
		...(requestId === undefined ? {} : { requestId }),
		...(release === undefined ? {} : { release: String(release) }),
	});
};

const takeRecord = (release: string): OperationsRecord | undefined => {
	if (rows.size === 0 && errors.length === 0) return undefined;
	const record = { release, counts: [...rows.values()], errors, lost };
	rows = new Map();
	errors = [];
	lost = 0;
	return record;
};

export type Recorder = {
	operations: Operations | undefined;
	release: string;
	warn(title: string, details: Record<string, unknown>): void;
};

/** Hands everything that was counted to the Worker of operations. What it does not take is lost, so that memory stays bounded. */
export const recordNow = async ({ operations, release, warn }: Recorder): Promise<void> => {
	collectsSince = Number.NEGATIVE_INFINITY;
	const record = takeRecord(release);
	if (!record || !operations) return;
	try {
		await operations.record(record);
	} catch (error) {
		warn("Counters and errors cannot be recorded, these are lost", {
			counts: record.counts.length,
			errors: record.errors.length,
			error,
		});
	}
};

/** Collects the counts of the next seconds behind a response, unless another request does so already. */
export const recordSoon = (target: Recorder, waitUntil: (promise: Promise<unknown>) => void): void => {
	const now = clock.now();
	if (!target.operations || now - collectsSince < OVERDUE) return;
	collectsSince = now;
	waitUntil(
		new Promise<void>((resolve) => clock.after(COLLECTED_FOR, resolve)).then(() => recordNow(target)),
	);
};
