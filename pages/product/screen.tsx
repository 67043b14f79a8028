import type { CSSProperties, MouseEvent } from "react";
import { Colours } from "../../client/features/product/colours.tsx";
import { Details } from "../../client/features/product/details.tsx";
import { Gallery } from "../../client/features/product/gallery/gallery.tsx";
import { Purchase } from "../../client/features/product/purchase.tsx";
import { SizeHelp } from "../../client/features/product/sizes/size-help.tsx";
import { RowsBelow } from "../../client/features/recommendations/rows-below.tsx";
import { ProductHeart } from "../../client/features/wishlist/product-heart.tsx";
import { withPage } from "../../client/state/drawing/with-page.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import { usePriceTexts } from "../../client/state/use-price-texts.ts";
import type_ from "../../client/styles/type.module.css";
import { Breadcrumbs } from "../../client/ui/breadcrumbs.tsx";
import { classNames } from "../../client/ui/class-names.ts";
import { MarkedText } from "../../client/ui/marked-text.tsx";
import { Price } from "../../client/ui/price.tsx";
import { breadcrumbLinks } from "../../shared/domain/catalogue/breadcrumbs.ts";
import type { ProductData } from "./contract.ts";
import styles from "./screen.module.css";

const TryOn = withPage<typeof import("../../client/features/product/try-on/try-on.part.tsx")>("tryOn");
const Express = withPage<typeof import("../../client/features/wallets/express.part.tsx")>("express");

const readBackground = ({ background }: ProductData): CSSProperties | undefined =>
	background &&
	({ "--background-words": background.words, "--background-pictures": background.pictures } as CSSProperties);

const handOver = (event: MouseEvent, title: string): void => {
	if (!("share" in navigator)) return;
	event.preventDefault();
	navigator.share({ title, url: location.href }).catch(() => {});
};

export function Screen({ data }: { data: ProductData }) {
	const { t } = useTranslation();
	const priceTexts = usePriceTexts();
	return (
		<main id="main" className={styles.product} style={readBackground(data)}>
			<Gallery product={data} />
			<div className={styles.side}>
				<div className={styles.panel}>
					<Breadcrumbs
						{...breadcrumbLinks(data.breadcrumbs, { kind: "product", name: data.name })}
						label={t("shell.breadcrumbs")}
					/>
					<header className={styles.head}>
						<p className={classNames(type_.label, type_.muted)}>
							{[data.brand, ...data.badges.map(({ text }) => text)].join(" · ")}
						</p>
						<h1 className={type_.title}>{data.name}</h1>
						{data.subName ? <p className={type_.muted}>{data.subName}</p> : null}
						<p className={type_.lead}>
							<Price price={data.price} texts={priceTexts} withDiscount />
						</p>
						{data.tiers?.map((tier) => (
							<p key={tier} className={classNames(type_.small, type_.muted)}>
								{tier}
							</p>
						))}
						{data.callouts.map((callout, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: they never move.
							<p key={index} className={classNames(type_.small, styles.callout)}>
								<MarkedText text={callout} />
							</p>
						))}
					</header>
					<Colours product={data} />
					<Purchase key={data.id} product={data} Express={Express} />
					{data.tryOn ? <TryOn product={data} /> : null}
					<ProductHeart product={data} />
					{data.sizeHelp ? <SizeHelp help={data.sizeHelp} /> : null}
					{data.share ? (
						<a
							className={styles.share}
							href={data.share.href}
							onClick={(event) => handOver(event, data.name)}
						>
							{data.share.label}
						</a>
					) : null}
					<Details product={data} />
				</div>
			</div>
			<RowsBelow key={data.id} product={data} />
		</main>
	);
}
