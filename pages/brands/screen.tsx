import { BrandGroups, BrandLetters } from "../../client/features/brands/brand-directory.tsx";
import styles from "../../client/styles/directory.module.css";
import type_ from "../../client/styles/type.module.css";
import type { BrandsData } from "./contract.ts";

export const Screen = ({ data: { title, groups, lettersLabel } }: { data: BrandsData }) => (
	<main id="main" className={styles.page}>
		<h1 className={type_.display}>{title}</h1>
		<BrandLetters groups={groups} label={lettersLabel} />
		<BrandGroups groups={groups} />
	</main>
);
