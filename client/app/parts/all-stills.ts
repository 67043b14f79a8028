import type { ComponentType } from "react";
import type { StillName, StillProps, Stills } from "../../state/stills.ts";
import { byName } from "./parts.ts";

const stills = byName<StillName, { Part: unknown }>(
	import.meta.glob<{ Part: unknown }>("../../features/**/*.still.tsx", { eager: true }),
);

export const allStills: Stills = <N extends StillName>(name: N) =>
	// The file name determines the key (client/app/parts/parts.test.ts).
	stills[name]?.Part as ComponentType<StillProps[N]>;
