import { type ApiFamily, apiFamilies } from "./api-families.ts";
import { type Dialect, dialects } from "./dialects.ts";

export type Fault =
	| { kind: "latency"; milliseconds: number }
	| { kind: "status"; status: number }
	| { kind: "timeout" }
	| { kind: "cut" }
	| { kind: "malformed" }
	| { kind: "content-type" }
	| { kind: "absent" }
	| { kind: "dialect"; form?: Dialect };

export type FaultSpec = {
	api: ApiFamily | "all";
	fault: Fault;
	times: number | null;
	probability: number;
	at?: string;
};

export const TIMEOUT_MILLISECONDS = 60_000;

function parseFault(text: string): Fault | undefined {
	const latency = /^latency=(\d{1,5})$/.exec(text)?.[1];
	if (latency !== undefined)
		return { kind: "latency", milliseconds: Math.min(Number(latency), TIMEOUT_MILLISECONDS) };
	if (/^[45]\d\d$/.test(text)) return { kind: "status", status: Number(text) };
	if (
		text === "timeout" ||
		text === "cut" ||
		text === "malformed" ||
		text === "content-type" ||
		text === "absent"
	)
		return { kind: text };
	if (text === "dialect") return { kind: "dialect" };
	const form = dialects.find((one) => text === `dialect=${one}`);
	return form && { kind: "dialect", form };
}

export function writeFault(fault: Fault): string {
	if (fault.kind === "latency") return `latency=${fault.milliseconds}`;
	if (fault.kind === "dialect" && fault.form) return `dialect=${fault.form}`;
	return fault.kind === "status" ? String(fault.status) : fault.kind;
}

export const writeFaultAt = ({ fault, at }: Pick<FaultSpec, "fault" | "at">): string =>
	writeFault(fault) + (at === undefined ? "" : `;at=${at}`);

/** Parses `api:fault[;times=n][;probability=p][;at=part of a method and path]`. Returns undefined if the text is invalid. */
export function parseSpec(text: string): FaultSpec | undefined {
	const [target = "", ...options] = text.trim().split(";");
	const colon = target.indexOf(":");
	const name = target.slice(0, Math.max(colon, 0)).trim();
	const api = name === "all" ? "all" : apiFamilies.find((family) => family === name);
	const fault = parseFault(target.slice(colon + 1).trim());
	if (!api || !fault) return undefined;
	const spec: FaultSpec = { api, fault, times: null, probability: 1 };
	for (const option of options) {
		const [key, value = ""] = option.trim().split("=");
		const number = Number(value);
		if (key === "times" && /^[1-9]\d{0,5}$/.test(value)) spec.times = number;
		else if (key === "probability" && value !== "" && number >= 0 && number <= 1) spec.probability = number;
		else if (key === "at" && /^[\w/.-]{1,100}$/.test(value)) spec.at = value;
		else return undefined;
	}
	return spec;
}

export function parseHeader(header: string | undefined): FaultSpec[] {
	return (header ?? "").split(",").flatMap((part) => parseSpec(part) ?? []);
}

export function concerns(spec: Pick<FaultSpec, "api" | "at">, family: ApiFamily, call: string): boolean {
	return (spec.api === "all" || spec.api === family) && (spec.at === undefined || call.includes(spec.at));
}
