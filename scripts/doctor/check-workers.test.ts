import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { secretNames } from "../lib/checks/secrets.ts";
import {
	checkBindings,
	checkSecrets,
	checkServices,
	checkWrittenSecrets,
	listServices,
	type SecretFacts,
	type WorkerConfig,
} from "./check-workers.ts";
import { printFindings, stopsDevelopment } from "./finding.ts";
import { readWorkerConfig } from "./read-facts.ts";

const storefront: WorkerConfig = {
	worker: "storefront",
	file: "wrangler.toml",
	bindings: {
		assets: ["ASSETS"],
		kv_namespaces: ["CACHE"],
		durable_objects: ["GUEST_LOGINS", "EVENT_DELIVERIES", "SITE_OPERATIONS"],
		"queues.producers": ["EVENTS", "FACTS"],
	},
	services: ["COMMERCE"],
	vars: {},
};

test.each(["storefront", "commerce"] as const)(
	"the configuration of the %s has all bindings",
	async (worker) =>
		expect(checkBindings(await readWorkerConfig(worker))).toEqual([
			expect.objectContaining({ state: "fine" }),
		]),
);

// proves shell-38
test.each(["assets", "kv_namespaces", "durable_objects"])(
	"a configuration without %s stops development, and is told the lines",
	(kind) => {
		const findings = checkBindings({ ...storefront, bindings: { ...storefront.bindings, [kind]: [] } });
		expect(stopsDevelopment(findings)).toBe(true);
		for (const name of storefront.bindings[kind] ?? [])
			expect(printFindings(findings)).toMatch(
				new RegExp(`no binding ${name}.\\n\\s+Fix: Add \\[.*"${name}"`),
			);
	},
);

// proves shell-38
test("a storefront without a commerce cloud stops, and one without queues does not", () => {
	const alone = { ...storefront, services: [] };
	expect(printFindings(checkBindings(alone))).toContain("set COMMERCE_URL");
	const url = "https://abcd.api.commercecloud.example";
	expect(stopsDevelopment(checkBindings({ ...alone, vars: { COMMERCE_URL: url } }))).toBe(false);
	const queueless = checkBindings({
		...storefront,
		bindings: { ...storefront.bindings, "queues.producers": [] },
	});
	expect(stopsDevelopment(queueless)).toBe(false);
	expect(printFindings(queueless)).toMatch(/no queue EVENTS[\s\S]*no queue FACTS/);
});

const key = JSON.stringify(
	generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }),
);
const commerce: SecretFacts = {
	file: "packages/commerce-sandbox/.dev.vars",
	values: {
		ADMIN_TOKEN: "a".repeat(43),
		SLAS_SIGNING_KEY: key,
		SLAS_CLIENT_SECRET: "b".repeat(43),
		GOOGLE_ANALYTICS_SECRET: "c".repeat(43),
		WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
		MAIL_API_KEY: "d".repeat(43),
	},
	names: secretNames("commerce"),
	isTracked: false,
	isOpen: false,
};

test("missing secrets are made by the first start", () => {
	expect(printFindings(checkSecrets(commerce))).toContain("each of good form");
	const { ADMIN_TOKEN: _, ...others } = commerce.values;
	for (const values of [{}, others])
		expect(checkSecrets({ ...commerce, values })).toEqual([expect.objectContaining({ state: "fine" })]);
});

// proves shell-38
test.each([
	["ADMIN_TOKEN", "too-short"],
	["SLAS_SIGNING_KEY", "no-json-at-all"],
	["SLAS_SIGNING_KEY", '{"kty":"EC","crv":"P-384","x":"long-secret","y":"1","d":"2"}'],
	["SLAS_CLIENT_SECRET", " "],
	["WEBHOOK_SECRET", "whsec_c2hvcnQ="],
])("%s of another form stops development, and is not printed", (name, value) => {
	const findings = checkSecrets({ ...commerce, values: { ...commerce.values, [name]: value } });
	expect(stopsDevelopment(findings)).toBe(true);
	const text = printFindings(findings);
	expect(text).toMatch(new RegExp(`${name} in .*\\n\\s+Fix: Take its line out`));
	for (const secret of [value, ...Object.values(commerce.values)].filter((one) => one.trim()))
		expect(text).not.toContain(secret);
});

// proves shell-38
test("secrets that others can read are named with the command that hides them", () => {
	const text = printFindings(checkSecrets({ ...commerce, isTracked: true, isOpen: true }));
	expect(text).toMatch(/git rm --cached [\s\S]*chmod 600/);
	const written = checkWrittenSecrets({ ...storefront, vars: { OPS_TOKEN: "written" } }, ["OPS_TOKEN"]);
	expect(printFindings(written)).toContain("wrangler secret put OPS_TOKEN");
	expect(printFindings(written)).not.toContain('written"');
});

// proves shell-38
test("services without an address are embedded; others are asked, and their silence is a note", () => {
	expect(printFindings(checkServices([]))).toContain("embedded");
	const vars = { COMMERCE_URL: "https://cloud.example", WEBHOOK_URL: "/webhook", DATA_360_SOURCE: "1" };
	const services = listServices(vars);
	expect(services.map(({ name }) => name)).toEqual(["COMMERCE_URL"]);
	const read = (answer: Parameters<typeof checkServices>[0][number]["answer"]) =>
		checkServices(services.map((service) => ({ ...service, answer })));
	expect(read({ status: 404 })).toEqual([expect.objectContaining({ state: "fine" })]);
	expect(printFindings(read({ status: 502 }))).toContain("answers 502");
	const silent = read({ reason: "ENOTFOUND" });
	expect(printFindings(silent)).toMatch(/does not answer: ENOTFOUND[\s\S]*Check the address/);
	expect(stopsDevelopment(silent)).toBe(false);
});
