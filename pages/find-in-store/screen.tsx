import { ProductSummary } from "../../client/features/product/product-summary.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import type { FindInStoreData } from "./contract.ts";
import { Finder } from "./finder.tsx";
import styles from "./screen.module.css";

export function Screen({ data }: { data: FindInStoreData }) {
	const { t } = useTranslation();
	return (
		<main id="main" className={styles.page}>
			<h1 className={type_.display}>{t("visits.find")}</h1>
			<ProductSummary product={data.product} />
			<Finder data={data} />
		</main>
	);
}
