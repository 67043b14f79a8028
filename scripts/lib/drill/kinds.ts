export type Kind = {
	name: string;
	fault: string;
	says: string;
};

export const KINDS: readonly Kind[] = [
	{ name: "down", fault: "503", says: "responds 503 to every call" },
	{ name: "slow", fault: "timeout", says: "accepts every call and responds to none" },
	{ name: "malformed", fault: "malformed", says: "responds with JSON that cannot be read" },
	{
		name: "dialect",
		fault: "dialect",
		says: "refuses every call in the form documented for it, mostly with 200",
	},
	{ name: "absent", fault: "absent", says: "responds 404 as an instance that does not have the API" },
];
