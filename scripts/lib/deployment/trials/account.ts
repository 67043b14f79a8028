import { attempt, CommandError } from "../../run.ts";

/** Runs wrangler and returns what it prints. */
export type Wrangler = (args: readonly string[]) => Promise<{ code: number; output: string }>;

export const runWrangler: Wrangler = (args) => attempt("wrangler", [...args], { quiet: true });

/** Returns the account's domain for Workers, such as `house.workers.dev`. */
export async function askDomain({
	CLOUDFLARE_ACCOUNT_ID: id,
	CLOUDFLARE_API_TOKEN: token,
}: Readonly<Record<string, string | undefined>>): Promise<string> {
	if (!id || !token)
		throw new Error(
			"`--domain` needs the account's domain for Workers, such as house.workers.dev, or set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN.",
		);
	const response = await fetch(`https://api.cloudflare.com/client/v4/accounts/${id}/workers/subdomain`, {
		headers: { authorization: `Bearer ${token}` },
	});
	const body = (await response.json()) as { result?: { subdomain?: string } | null };
	const subdomain = body.result?.subdomain;
	if (!subdomain)
		throw new Error(
			`The account has no domain for Workers (${response.status}): open Workers in its dashboard once.`,
		);
	return `${subdomain}.workers.dev`;
}

const IS_ABSENT = /not (?:be )?found|does not exist|couldn't find/i;

/** Resources of a Cloudflare account, which are made if they are missing and deleted if they exist, so that a failed run can be repeated. */
export function openAccount(wrangler: Wrangler) {
	async function run(...args: string[]): Promise<string> {
		const { code, output } = await wrangler(args);
		if (code !== 0)
			throw new CommandError(`wrangler ${args.join(" ")} ended with code ${code}:\n${output}`, code);
		return output;
	}
	const has = async (...args: string[]): Promise<boolean> => {
		const { code, output } = await wrangler(args);
		if (code === 0) return true;
		if (IS_ABSENT.test(output)) return false;
		throw new CommandError(`wrangler ${args.join(" ")} ended with code ${code}:\n${output}`, code);
	};
	const readJson = <Json>(output: string): Json => JSON.parse(/[[{][\s\S]*[\]}]/.exec(output)?.[0] ?? "null");
	const findKv = async (title: string): Promise<string | undefined> =>
		readJson<{ id: string; title: string }[]>(await run("kv", "namespace", "list")).find(
			(one) => one.title === title,
		)?.id;
	const findD1 = async (name: string): Promise<string | undefined> =>
		readJson<{ uuid: string; name: string }[]>(await run("d1", "list", "--json")).find(
			(one) => one.name === name,
		)?.uuid;

	async function ensure(
		name: string,
		find: (name: string) => Promise<string | undefined>,
		create: readonly string[],
	): Promise<string> {
		const present = await find(name);
		if (present !== undefined) return present;
		await run(...create, name);
		const made = await find(name);
		if (made === undefined) throw new Error(`${name} was made, and the account does not list it.`);
		return made;
	}

	return {
		run,
		ensureKv: (title: string) => ensure(title, findKv, ["kv", "namespace", "create"]),
		ensureD1: (name: string) => ensure(name, findD1, ["d1", "create"]),
		async ensureQueue(name: string): Promise<void> {
			if (!(await has("queues", "info", name))) await run("queues", "create", name);
		},
		async ensureBucket(name: string): Promise<void> {
			if (!(await has("r2", "bucket", "info", name))) await run("r2", "bucket", "create", name);
		},
		async deleteWorker(name: string): Promise<void> {
			await has("delete", "--name", name, "--force");
		},
		async deleteQueue(name: string): Promise<void> {
			await has("queues", "delete", name);
		},
		async deleteKv(title: string): Promise<void> {
			const id = await findKv(title);
			if (id !== undefined) await run("kv", "namespace", "delete", "--namespace-id", id, "-y");
		},
		async deleteD1(name: string): Promise<void> {
			if ((await findD1(name)) !== undefined) await run("d1", "delete", name, "-y");
		},
	};
}
