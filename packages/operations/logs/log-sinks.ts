import type { Env } from "../env.ts";
import type { LogLine } from "./read-tail.ts";

/** Takes lines of the log. Throws if they were not taken. */
export type LogSink = (lines: readonly LogLine[], now: Date) => Promise<void>;

const TIMEOUT = 10_000;
const TRIES = 2;
const TYPE = "application/x-ndjson";

const write = (lines: readonly LogLine[]): string =>
	lines.map((line) => `${JSON.stringify(line)}\n`).join("");

/** Posts lines as NDJSON, a second time if the service fails. A refusal is not repeated. */
const createHttpSink =
	(url: string, authorization: string | undefined): LogSink =>
	async (lines) => {
		let failure = "";
		for (let attempt = 0; attempt < TRIES; attempt++) {
			try {
				const response = await fetch(url, {
					method: "POST",
					headers: { "content-type": TYPE, ...(authorization ? { authorization } : {}) },
					body: write(lines),
					signal: AbortSignal.timeout(TIMEOUT),
				});
				await response.body?.cancel();
				if (response.ok) return;
				failure = `The sink responds ${response.status}.`;
				if (response.status < 500) break;
			} catch (error) {
				failure = error instanceof Error ? error.message : String(error);
			}
		}
		throw new Error(failure);
	};

/** Writes one object for each hand-over, in a folder of its hour: 2026/11/30/11/ID.ndjson. */
const createBucketSink =
	(bucket: R2Bucket): LogSink =>
	async (lines, now) => {
		const folder = now.toISOString().slice(0, 13).replaceAll("-", "/").replace("T", "/");
		await bucket.put(`${folder}/${crypto.randomUUID()}.ndjson`, write(lines), {
			httpMetadata: { contentType: TYPE },
		});
	};

/** Returns the sinks that are configured; each takes all lines. */
export const openSinks = ({ LOG_URL, LOG_AUTHORIZATION, LOGS }: Env): LogSink[] => [
	...(LOG_URL ? [createHttpSink(LOG_URL, LOG_AUTHORIZATION)] : []),
	...(LOGS ? [createBucketSink(LOGS)] : []),
];
