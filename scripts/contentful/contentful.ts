/**
 * Moves the house's content to a space of Contentful (docs/contentful.md). `npm run contentful -- model` gives the space locales and content types,
 * `export` moves the house's entries and pictures there (with `--from URL` those that editors have published in a commerce cloud), `import` writes
 * the space's published entries to the house's files, or to `--to FOLDER`, `webhook --shop URL` lets the space tell the shop of changes, and
 * `check` says what the shop would miss. All can be repeated.
 * Options: `--space`, `--environment`, `--locales` (as CONTENTFUL_LOCALES), `--host` (https://api.contentful.com), `--delivery` (as CONTENT_URL),
 * `--pictures URL` of the shop, from which the space takes the pictures, and `--remove`. The token is CONTENTFUL_MANAGEMENT_TOKEN.
 */
import "../lib/checks/quiet.ts";
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureSecrets } from "../lib/checks/secrets.ts";
import { fetchExport } from "../lib/content/content-service.ts";
import { exportEntries } from "../lib/content/export-content.ts";
import { readContent, readValidContent } from "../lib/content/import-content.ts";
import { contentFolder } from "../lib/content/read-house-content.ts";
import { houseFolder, sandboxHouse, storefrontHouse } from "../lib/house.ts";
import { fail } from "../lib/stop.ts";
import { checkSpace } from "./check-space.ts";
import { connectSpace, HOST, readCodes } from "./connect-space.ts";
import { exportToSpace } from "./export-entries.ts";
import { readFromSpace } from "./import-entries.ts";
import { migrateModel } from "./migrate-model.ts";
import { setWebhook } from "./set-webhook.ts";
import { listSpaceAssets, toSpaceEntry } from "./space-entries.ts";
import { listTextCodes } from "./space-model.ts";

const text = { type: "string" } as const;
const USAGE =
	"Usage: npm run contentful -- model | export [--from URL] | import [--to FOLDER] | webhook --shop URL | check [--host URL] [--space ID] [--remove]";
const isLocal = (url: string): boolean => /^https?:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(url);

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			space: text,
			environment: text,
			host: text,
			locales: text,
			delivery: text,
			pictures: text,
			from: text,
			to: text,
			shop: text,
			remove: { type: "boolean", default: false },
		},
	});
	const { env } = process;
	const { variables } = await storefrontHouse();
	const read = (name: "CONTENTFUL_SPACE" | "CONTENTFUL_ENVIRONMENT" | "CONTENTFUL_LOCALES" | "CONTENT_URL") =>
		env[name] ?? variables[name];
	const host = (values.host ?? HOST).replace(/\/+$/, "");
	const secrets = isLocal(host) ? ensureSecrets() : undefined;
	const house = await sandboxHouse();
	// The stand-in of the embedded cloud has one space, with the id of the house.
	const space = values.space ?? read("CONTENTFUL_SPACE") ?? (secrets ? house.id : undefined);
	const token = env.CONTENTFUL_MANAGEMENT_TOKEN ?? secrets?.commerce.ADMIN_TOKEN;
	if (!space)
		throw new Error("Say which space: --space ID, or CONTENTFUL_SPACE among the variables of the house.");
	if (!token) throw new Error("Set CONTENTFUL_MANAGEMENT_TOKEN to a token of the Content Management API.");
	const access = {
		space,
		environment: values.environment ?? read("CONTENTFUL_ENVIRONMENT") ?? "master",
		host,
		token,
	};
	const client = connectSpace(access);
	const codes = readCodes(values.locales ?? read("CONTENTFUL_LOCALES"));
	const languages = listTextCodes(house.countries);
	const say = (line: string): void => console.log(`  ${line}`);
	const { remove: removes } = values;

	const model = async (): Promise<void> => {
		const { types } = await migrateModel(client, { codes, languages, removes, say });
		console.log(`Contentful: ${types} content types are in the space ${space}.`);
	};

	const exportAll = async (): Promise<void> => {
		const { from } = values;
		const cloud = from && {
			baseUrl: from.replace(/\/+$/, ""),
			token: env.ADMIN_TOKEN ?? ensureSecrets().commerce.ADMIN_TOKEN ?? "",
		};
		const entries = cloud ? await fetchExport(cloud) : await readValidContent();
		const pictures = values.pictures ?? (secrets ? host : undefined);
		if (!pictures)
			throw new Error("Say from which shop the space takes the pictures: --pictures https://shop.example");
		const { realm, catalog } = house.media;
		const folder = `${pictures.replace(/\/+$/, "")}/dw/image/v2/${realm}/on/demandware.static/-/${catalog}/default`;
		const moved = {
			entries: entries.map((entry) => toSpaceEntry(entry, codes, languages)),
			assets: listSpaceAssets(entries, codes, (mediaId) => `${folder}/${mediaId}`),
		};
		const counts = await exportToSpace(client, moved, { removes, say });
		const planned = entries.filter((entry) => (entry.planned ?? []).length > 0).length;
		if (planned > 0)
			say(`${planned} entries have planned versions, which a space cannot hold: schedule them there.`);
		console.log(
			`Contentful: ${moved.entries.length} entries; ${counts.created} created, ${counts.changed} changed, ${counts.published} published, ${counts.removed} removed.`,
		);
	};

	const importAll = async (): Promise<void> => {
		const { entries } = await readContent();
		const published = await readFromSpace(client, codes, entries);
		const folder = values.to ? resolve(values.to) : contentFolder(houseFolder);
		const { written, removed } = exportEntries(folder, published);
		for (const path of written) say(`written ${path}`);
		for (const path of removed) say(`removed ${path}`);
		console.log(
			`Contentful: ${published.length} entries, ${written.length} files written, ${removed.length} removed.`,
		);
	};

	const webhook = async (): Promise<void> => {
		const { shop } = values;
		const secret = env.CONTENTFUL_WEBHOOK_SECRET ?? secrets?.storefront.CONTENTFUL_WEBHOOK_SECRET;
		if (!shop) throw new Error("Say which shop the space tells of changes: --shop https://shop.example");
		if (!secret)
			throw new Error(
				`Set CONTENTFUL_WEBHOOK_SECRET to the shop's secret of that name, 64 characters; a new one: ${randomBytes(48).toString("base64url")}`,
			);
		const url = await setWebhook(client, { shop, secret, environment: access.environment });
		console.log(`Contentful: the space ${space} tells ${url} what is published.`);
	};

	const check = async (): Promise<void> => {
		const own = secrets?.storefront;
		const delivery = {
			url: (
				values.delivery ??
				read("CONTENT_URL") ??
				(secrets ? host : "https://graphql.contentful.com")
			).replace(/\/+$/, ""),
			token: env.CONTENTFUL_DELIVERY_TOKEN ?? own?.CONTENTFUL_DELIVERY_TOKEN,
			previewToken: env.CONTENTFUL_PREVIEW_TOKEN ?? own?.CONTENTFUL_PREVIEW_TOKEN,
		};
		const findings = await checkSpace(client, { access, codes, languages, delivery });
		for (const { isFine, text: line } of findings) console.log(`${isFine ? "ok   " : "FAULT"} ${line}`);
		const faults = findings.filter(({ isFine }) => !isFine).length;
		console.log(
			faults > 0 ? `\nContentful: ${faults} faults.` : "\nContentful: the shop finds all that it asks for.",
		);
		if (faults > 0) process.exitCode = 1;
	};

	const commands: Record<string, () => Promise<void>> = {
		model,
		export: exportAll,
		import: importAll,
		webhook,
		check,
	};
	const [command = ""] = positionals;
	const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
	if (!run) throw new Error(USAGE);
	await run();
} catch (error) {
	fail(error);
}
