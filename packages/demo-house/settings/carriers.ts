import type { Carrier } from "@vetrina/commerce-sandbox/house/carriers.ts";

const drawSign = (ground: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32" width="48" height="32"><path fill="${ground}" d="M0 0h48v32H0z"/><g fill="none" stroke="#faf8f4" stroke-width="1.25"><path d="M21.5 8.5h17v15h-17zM30 8.5v15M21.5 13.5h17"/><path d="M8.5 11.5h9M12.5 16h5M10 20.5h7.5"/></g></svg>`;

export const carriers = [
	{
		id: "aurora",
		name: "Aurora",
		trackingUrl: (number: string) => `https://tracking.vetrina.example/${number}`,
		sign: drawSign("#171411"),
	},
	{
		id: "freccia",
		name: "Freccia",
		trackingUrl: (number: string) => `https://freccia.example/parcels/${number}`,
		sign: drawSign("#7a1f2b"),
	},
] as const satisfies readonly Carrier[];
