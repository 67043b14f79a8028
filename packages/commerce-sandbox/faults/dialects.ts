import type { ApiFamily } from "./api-families.ts";

const ASKED_FOR = "This refusal was asked for.";
const FLAG = { error: true, errorMessage: ASKED_FOR };
const FAULT = { fault: { type: "RefusedOnDemandException", message: ASKED_FOR } };

const REFUSALS = {
	flag: { status: 200, body: FLAG },
	"flag-400": { status: 400, body: FLAG },
	"is-error": { status: 200, body: { isError: true, message: ASKED_FOR } },
	fault: { status: 200, body: FAULT },
	"fault-400": { status: 400, body: FAULT },
	problem: {
		status: 200,
		body: { type: "refused-on-demand", title: "Refused On Demand", detail: ASKED_FOR },
	},
	"status-code": { status: 200, body: { status_code: "400 BAD_REQUEST", message: ASKED_FOR } },
} as const;
export type RefusalForm = keyof typeof REFUSALS;

type Rewrite = (name: string, value: string) => string | undefined;
const REWRITES = {
	"any-case": (_, value) =>
		value.replace(
			/(^|_)([a-z])/g,
			(_all, gap: string, letter: string) => (gap && "-") + letter.toUpperCase(),
		),
	"no-status": () => undefined,
	replaced: (name, value) => (/^(status|c_overallStatus)$/.test(name) ? "replaced" : value),
} as const satisfies Record<string, Rewrite>;
type RewriteForm = keyof typeof REWRITES;

export type Dialect = RefusalForm | RewriteForm | "denied";

const listNames = <Name extends string>(table: Record<Name, unknown>): Name[] => Object.keys(table) as Name[];
export const refusalForms: readonly RefusalForm[] = listNames(REFUSALS);
export const dialects: readonly Dialect[] = [...refusalForms, ...listNames(REWRITES), "denied"];

const OWN_FORMS: Partial<Record<ApiFamily, RefusalForm>> = {
	slas: "status-code",
	orders: "flag",
	custom: "flag",
	controllers: "flag",
	baskets: "fault",
	products: "fault",
	contexts: "fault",
	"shop-api": "fault",
	customers: "problem",
	stores: "problem",
};

export const isRewrite = (form: Dialect | undefined): form is RewriteForm =>
	form !== undefined && Object.hasOwn(REWRITES, form);

export const refuseInDialect = (
	form: Exclude<Dialect, RewriteForm> | undefined,
	family: ApiFamily,
): Response => {
	if (form === "denied")
		return new Response(null, {
			status: 302,
			headers: { location: "/CSRF-AjaxFail", "cache-control": "no-store" },
		});
	const { status, body } = REFUSALS[form ?? OWN_FORMS[family] ?? "is-error"];
	return Response.json(body, { status, headers: { "cache-control": "no-store" } });
};

const rewriteJson = (json: unknown, rewrite: Rewrite): unknown => {
	if (Array.isArray(json)) return json.map((one) => rewriteJson(one, rewrite));
	if (typeof json !== "object" || json === null) return json;
	return Object.fromEntries(
		Object.entries(json).map(([name, value]) => [
			name,
			typeof value === "string" && /^status$|Status$/.test(name)
				? rewrite(name, value)
				: rewriteJson(value, rewrite),
		]),
	);
};

export const rewriteStatuses = async (form: RewriteForm, response: Response): Promise<Response> => {
	const text = await response.text();
	const headers = new Headers(response.headers);
	headers.delete("content-length");
	const { status } = response;
	try {
		return new Response(JSON.stringify(rewriteJson(JSON.parse(text), REWRITES[form])), { status, headers });
	} catch {
		return new Response(text || null, { status, headers });
	}
};
