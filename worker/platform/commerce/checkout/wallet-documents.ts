export type RedirectNames = {
	id: string;
	ask: string;
	reply: string;
	complete: string;
	token: string;
	payer: string;
	approvedTotal: string;
};

type Settings = Readonly<Record<string, unknown>>;
type Approval = { token?: string; payer?: string; approvedTotal?: number };

const readText = (value: unknown): string | undefined =>
	typeof value === "string" && value !== "" ? value : undefined;

export const readApproval = (fields: Settings, names: RedirectNames): Approval => {
	const approvedTotal = fields[names.approvedTotal];
	return {
		token: readText(fields[names.token]),
		payer: readText(fields[names.payer]),
		approvedTotal: typeof approvedTotal === "number" ? approvedTotal : undefined,
	};
};

export const findAwaited = (
	instruments: readonly object[],
	redirects: readonly RedirectNames[],
): { names: RedirectNames; token: string } | undefined => {
	for (const fields of instruments as Settings[]) {
		const names = redirects.find(({ id }) => id === fields.paymentMethodId);
		const token = names && readApproval(fields, names).token;
		if (names && token) return { names, token };
	}
	return undefined;
};

const processorUrl = ({ origin }: Settings, path: unknown): URL | undefined => {
	if (typeof origin !== "string" || !URL.canParse(origin) || new URL(origin).origin !== origin)
		return undefined;
	if (!/^https?:/.test(origin) || typeof path !== "string") return undefined;
	return /^(?:\/[\w.-]+)+$/.test(path) ? new URL(origin + path) : undefined;
};

export const findApprovalPage = (settings: Settings): URL | undefined =>
	processorUrl(settings, settings.approvalPath);

export type ExpressWallet = {
	id: string;
	toScript?(address: string, page: { currency: string; withMessages: boolean }): string;
};

export const findScript = (settings: Settings): URL | undefined => {
	const { scriptUrl, clientId, intent } = settings;
	const isAddress = typeof scriptUrl === "string" && /^https:\/\/[\w.-]+(?:\/[\w.-]+)+$/.test(scriptUrl);
	if (typeof scriptUrl === "string" && !isAddress) return undefined;
	const url = isAddress ? new URL(scriptUrl) : processorUrl(settings, settings.scriptPath);
	if (typeof clientId === "string") url?.searchParams.set("client-id", clientId);
	if (typeof intent === "string") url?.searchParams.set("intent", intent);
	return url;
};
