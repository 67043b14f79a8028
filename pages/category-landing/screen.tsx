import { Sections } from "../../client/state/drawing/sections.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import { Breadcrumbs } from "../../client/ui/breadcrumbs.tsx";
import { breadcrumbLinks } from "../../shared/domain/catalogue/breadcrumbs.ts";
import type { CategoryLandingData } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data }: { data: CategoryLandingData }) {
	const { t } = useTranslation();
	const breadcrumbs = breadcrumbLinks(data.breadcrumbs, { kind: "category" });
	const opening = data.sections.slice(0, data.sections[0]?.type === "hero" ? 1 : 0);
	return (
		<main id="main" className={styles.landing}>
			{opening.length === 0 ? <h1 className={type_.hidden}>{data.heading}</h1> : null}
			<Sections data={data} sections={opening} />
			{breadcrumbs.links.length > 0 ? (
				<div className={styles.breadcrumbs}>
					<Breadcrumbs {...breadcrumbs} label={t("shell.breadcrumbs")} />
				</div>
			) : null}
			<Sections data={data} sections={data.sections.slice(opening.length)} />
		</main>
	);
}
