import { type Json, readObject, readText } from "../../base/refusal-words.ts";

const writtenStatus = ({ status_code, statusCode }: Json): number | undefined => {
	const status = Number(/^[45]\d\d\b/.exec(String(status_code ?? statusCode ?? ""))?.[0]);
	return Number.isNaN(status) ? undefined : status;
};

export const isProblem = (json: unknown): boolean => {
	const { title, type, detail } = readObject(json);
	return [title, type, detail].every((text) => typeof text === "string");
};

export const isRefusal = (json: unknown): boolean => {
	const fields = readObject(json);
	return (
		fields.error === true ||
		fields.isError === true ||
		Object.keys(readObject(fields.fault)).length > 0 ||
		isProblem(fields) ||
		writtenStatus(fields) !== undefined
	);
};

const readSlug = (type: string): string => {
	const name = type.split("/").pop() ?? "";
	return /^[A-Z]\w*Exception$/.test(name)
		? name
				.replace(/Exception$/, "")
				.replace(/(?<=[a-z\d])(?=[A-Z])/g, "-")
				.toLowerCase()
		: name;
};

const STATUSES: readonly [type: RegExp, status: number][] = [
	[/not-?found/i, 404],
	[/unauthorized|unauthorised|(invalid|expired)-(\w+-)?(token|credentials|password)/i, 401],
	[/forbidden/i, 403],
	[/too-?many|rate-?limit/i, 429],
];

export const refusalStatus = (json: unknown): number | undefined => {
	const { type } = toProblem(json);
	return writtenStatus(readObject(json)) ?? STATUSES.find(([pattern]) => pattern.test(type))?.[1];
};

export const toProblem = (json: unknown): Json & { type: string; title: string; detail: string } => {
	const fields = readObject(json);
	const fault = readObject(fields.fault);
	const type = readText(fields.type, fault.type, fields.errorType);
	return {
		...readObject(fault.arguments),
		...fields,
		type: type === undefined ? "refused" : readSlug(type),
		title: readText(fields.title, fault.type) ?? "Refused",
		detail: readText(fields.detail, fields.errorMessage, fault.message, fields.message) ?? "",
	};
};
