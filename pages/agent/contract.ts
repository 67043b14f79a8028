export type AgentPageError = "notAllowed" | "unknownCustomer" | "refused" | "unavailable" | "invalidEmail";

export type AgentData = {
	acting?: { name: string; until: string };
	error?: AgentPageError;
};
