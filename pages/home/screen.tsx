import { Sections } from "../../client/state/drawing/sections.tsx";
import type_ from "../../client/styles/type.module.css";
import type { HomeData } from "./contract.ts";

export const Screen = ({ data }: { data: HomeData }) => (
	<main id="main">
		<h1 className={type_.hidden}>{data.heading}</h1>
		<Sections data={data} />
	</main>
);
