import type { AbsentRow } from "../error-row.ts";

export const absentRows: readonly AbsentRow[] = [
	{
		situation: "Suggestions or popular searches are asked of a provider that has none",
		reason: "Both providers implement them; a port whose method is missing does not compile.",
	},
	{
		situation: "A file of translations does not exist",
		reason:
			"The build lists the files of each language, and fails if one is missing. A file that does not load is an outage of the assets (`request/load-texts`).",
	},
	{
		situation: "Cookies are stored outside a browser",
		reason: "The server keeps tokens in cookies of its responses; no code of the browser stores any.",
	},
	{
		situation: "A call lacks parameters or its body",
		reason: "Calls are typed, and bodies are checked by a schema before they are sent.",
	},
	{
		situation: "A placeholder of the page designer has no component",
		reason: "The shop has no placeholders: sections are entries, and an unknown one is a row above.",
	},
];
