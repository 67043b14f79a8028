/**
 * `npm run doctor` says in plain sentences whether this machine, the repository and the house are ready, each problem with its fix; `--json`
 * prints the same for machines. It ends with code 1 if something stops `npm run dev` (shell-38). It changes nothing.
 */
import "../lib/checks/quiet.ts";
import { parseArgs } from "node:util";
import { findMissingFonts, findTestBrowser } from "../lib/browser.ts";
import { fail } from "../lib/stop.ts";
import { checkChoice, checkContent, checkHouse, checkMigration, readVariables } from "./check-house.ts";
import { checkBrowser, checkFonts, checkNode, checkPackages, checkPorts } from "./check-machine.ts";
import { checkContentSpace } from "./check-space.ts";
import {
	checkBindings,
	checkSecrets,
	checkServices,
	checkWrittenSecrets,
	listServices,
} from "./check-workers.ts";
import { about, type Finding, printFindings, stopsDevelopment } from "./finding.ts";
import { readChoice, readNode, readPackages, readPorts } from "./read-machine.ts";

const WORKERS = ["storefront", "commerce"] as const;

async function examineMachine(): Promise<Finding[]> {
	return [
		...checkNode(readNode()),
		...checkPackages(readPackages("package-lock.json"), readPackages("node_modules/.package-lock.json")),
		...(await examinePorts()),
		...checkBrowser(findTestBrowser()),
		...checkFonts(await findMissingFonts()),
	];
}

/** Modules that need the chosen house are imported here, because they fail without one. */
async function examineHouse(): Promise<Finding[]> {
	const [{ askService, readHouse, readMigration, readSecrets, readWorkerConfig }, { newestMigration }] =
		await Promise.all([import("./read-facts.ts"), import("../upgrade/migrations.ts")]);
	const configs = await Promise.all(WORKERS.map(readWorkerConfig));
	const secrets = await Promise.all(WORKERS.map(readSecrets));
	const vars = { ...configs[0]?.vars, ...secrets[0]?.values };
	const hasPlatform = listServices(vars).some(({ name }) => name === "COMMERCE_URL");
	const facts = await readHouse({ hasPlatform });
	const house = checkHouse(facts);
	const services = listServices({ ...readVariables(facts.modules), ...vars });
	const answers = await Promise.all(
		services.map(async (service) => ({ ...service, answer: await askService(service) })),
	);
	return [
		...configs.flatMap(checkBindings),
		...secrets.flatMap(checkSecrets),
		...configs.flatMap((config, at) => checkWrittenSecrets(config, secrets[at]?.names ?? [])),
		...house,
		...checkMigration(readMigration(), newestMigration),
		...(stopsDevelopment(house) ? [] : await examineContent()),
		...checkServices(answers),
		...(await checkContentSpace({ ...readVariables(facts.modules), ...vars })),
	];
}

async function examinePorts(): Promise<Finding[]> {
	try {
		return checkPorts(await readPorts());
	} catch (error) {
		const says = error instanceof Error ? error.message : String(error);
		return [about("ports").stop(says, "Set it to a number from 1 to 65535, or unset it.")];
	}
}

async function examineContent(): Promise<Finding[]> {
	const { readContent } = await import("../lib/content/import-content.ts");
	return checkContent((await readContent()).faults);
}

try {
	const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });
	const choice = readChoice();
	const canRead = choice.linked !== undefined && choice.override?.exists !== false;
	const findings = [
		...(await examineMachine()),
		...checkChoice(choice),
		...(canRead ? await examineHouse() : []),
	];
	const stops = stopsDevelopment(findings);
	console.log(values.json ? JSON.stringify({ stops, findings }, null, 2) : `\n${printFindings(findings)}\n`);
	process.exitCode = stops ? 1 : 0;
} catch (error) {
	fail(error);
}
