import {
	type ComponentProps,
	type ComponentType,
	type FormEvent,
	type MouseEvent,
	type ReactNode,
	useEffect,
	useRef,
	useState,
} from "react";
import type { ProductData } from "../../../pages/product/contract.ts";
import type { BasketItemView } from "../../../shared/contracts/basket-views.ts";
import { isMember } from "../../../shared/domain/catalogue/availability.ts";
import { purchaseButtons } from "../../../shared/domain/product/purchase-buttons.ts";
import { purchaseFields } from "../../../shared/domain/product/purchase-fields.ts";
import { useUi, useUiState } from "../../state/app-context.tsx";
import { useSession } from "../../state/basket/session-query.ts";
import { useBasketChange } from "../../state/basket/use-basket-change.ts";
import { lazy } from "../../state/drawing/lazy.tsx";
import { withPage } from "../../state/drawing/with-page.tsx";
import { useTranslation } from "../../state/texts.ts";
import { useAttempt } from "../../state/use-attempt.ts";
import { useCurrentSizes } from "../../state/use-current-sizes.ts";
import { useWriteServices } from "../../state/use-write-services.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { insteadOfFollowing } from "../../ui/is-plain-click.ts";
import actions from "./buying/actions.module.css";
import { Actions } from "./buying/actions.tsx";
import styles from "./purchase.module.css";
import { SizeHelp } from "./sizes/size-help.tsx";
import { SizeRow } from "./sizes/size-row.tsx";

const AddBar = lazy(async () => (await import("./buying/add-bar.tsx")).AddBar);
const Kit = withPage<typeof import("./kit.part.tsx")>("kit");
const Customisation = withPage<typeof import("./customisation.part.tsx")>("customisation");

type PurchaseProps = {
	product: ProductData;
	heart: ReactNode;
	Express: ComponentType<{ product: ProductData; productId: string | null; onMissing: () => void }>;
};

/**
 * Renders the form that adds a product to the basket (product-1). The form posts without JavaScript (shell-15); with it, the product is
 * added in place, and the size selector opens if no size is chosen.
 */
export function Purchase({ product, heart, Express }: PurchaseProps) {
	const { t } = useTranslation();
	const ui = useUi();
	const attempt = useAttempt();
	const services = useWriteServices();
	const [chosenId, setChosenId] = useState<string | null>(null);
	const [line, setLine] = useState<BasketItemView | null>(null);
	const buysNow = useRef(false);
	const main = useRef<HTMLButtonElement>(null);
	const basket = useBasketChange({
		onDone: (change) =>
			change.kind === "add" && change.goTo
				? location.assign(change.goTo)
				: ui.openFlyout("minicart", { exclusive: true }),
	});
	const sizes = useCurrentSizes(product.sizes);
	const size = sizes.find((one) => one.productId === chosenId);
	const only = sizes.length === 1 ? sizes[0] : undefined;
	const { buyNow, productExpress: express, customisation, kit, availability, closed } = product;
	const buttons = purchaseButtons({
		availability,
		closed: closed !== undefined,
		chosenState: (size ?? only)?.state ?? null,
		single: product.onlyVariantId !== null,
		buyNowEnabled: buyNow !== undefined,
		expressEnabled: express !== undefined,
		expressMethods: express?.methods.length ?? 0,
	});
	const similar = product.breadcrumbs.at(-1);

	if (availability === "banned") return <Restricted product={product} heart={heart} Express={Express} />;
	if (closed)
		return (
			<Unavailable product={product} heart={heart}>
				{closed}
			</Unavailable>
		);
	if (availability === "noPrice")
		return (
			<Unavailable product={product} heart={heart}>
				{t("product.noPrice")}
			</Unavailable>
		);

	const readOptions = (form: HTMLFormElement) => ({
		...purchaseFields(new FormData(form)),
		goTo: buysNow.current ? product.checkoutHref : undefined,
	});

	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const productId = product.onlyVariantId ?? chosenId;
		const options = readOptions(event.currentTarget);
		if (!productId) return ui.chooseSize(product, undefined, options);
		if (basket.isPending) return;
		const { custom } = options;
		if (line && custom) basket.mutate({ kind: "custom", itemId: line.itemId, productId, custom });
		else basket.mutate({ kind: "add", productId, ...options });
	};

	/** Each size of the group fires an event of its own; the selector opens with that of the first. */
	const choose = (event: FormEvent<HTMLFormElement>) => {
		if ((event.target as HTMLInputElement).name !== "productId") return;
		event.preventDefault();
		if (event.currentTarget.querySelector("[name=productId]:invalid") !== event.target) return;
		ui.chooseSize(product, undefined, readOptions(event.currentTarget));
	};

	/** Records which button was pressed, because no submit event fires if validation fails. */
	const noteButton = ({ target }: MouseEvent) => {
		const clickedButton = target instanceof Element ? target.closest("button") : null;
		if (clickedButton) buysNow.current = clickedButton.name === "then";
	};

	const notify = (event: MouseEvent) => {
		event.preventDefault();
		void attempt(ask);
	};
	const ask = async () => {
		const request = {
			productId: size?.productId ?? product.onlyVariantId ?? product.id,
			name: product.name,
			size: size?.label,
		};
		const { askToNotify } = await import("../../state/newsletter/ask-to-notify.ts");
		await askToNotify(services, request);
	};

	const take = (basketItem: BasketItemView | null) => {
		setLine(basketItem);
		setChosenId(basketItem?.productId ?? null);
	};
	const isSoldOut = buttons.main === "notify";
	const adding =
		line && customisation
			? customisation.texts.save
			: t(`product.${buttons.main === "preorder" ? "preorder" : "add"}`);

	return (
		<form
			method="post"
			action={product.addHref}
			className={styles.form}
			onSubmit={submit}
			onInvalidCapture={choose}
			onClickCapture={noteButton}
		>
			<input type="hidden" name="intent" value="add" />
			<input type="hidden" name="quantity" value="1" />
			{product.onlyVariantId ? (
				<input type="hidden" name="productId" value={product.onlyVariantId} />
			) : (
				<SizeRow
					name={product.sizeName}
					sizes={sizes}
					chosenId={chosenId}
					onChoose={setChosenId}
					help={product.sizeHelp}
				/>
			)}
			{kit ? <Kit product={product} /> : null}
			{customisation && !isSoldOut ? (
				<Customisation product={product} productId={chosenId ?? product.onlyVariantId} onTake={take} />
			) : null}
			{product.soldOrder ? <p className={classNames(type_.small, type_.muted)}>{product.soldOrder}</p> : null}
			<p className={classNames(type_.small, styles.note)} role="status">
				{isSoldOut
					? size
						? t("product.sizeSoldOutHint", { size: size.name })
						: (kit?.soldOut ?? t("product.soldOutHint"))
					: ""}
				{!isSoldOut && size?.lastPieces ? t("product.lastPieces") : ""}
				{buttons.main === "preorder" || (product.madeToOrder && !isSoldOut) ? product.preorderMessage : ""}
			</p>
			{isSoldOut ? (
				<>
					<button
						ref={main}
						type="submit"
						formAction={product.notifyHref}
						formNoValidate
						name="group"
						value={product.id}
						className={classNames(button.button, button.dark, button.wide)}
						onClick={notify}
					>
						{product.notifyCall ?? t("tile.notify")}
					</button>
					{similar ? (
						<a className={classNames(button.button, button.wide)} href={similar.href}>
							{t("product.similar")}
						</a>
					) : null}
				</>
			) : (
				<button
					ref={main}
					type="submit"
					className={classNames(button.button, button.dark, button.wide)}
					aria-busy={basket.isPending || undefined}
				>
					{basket.isPending ? t("product.adding") : adding}
				</button>
			)}
			{buttons.buyNow && !line ? (
				<button
					type="submit"
					name="then"
					value="checkout"
					className={classNames(type_.link, type_.label, styles.now)}
				>
					{buyNow}
				</button>
			) : null}
			<Actions
				product={product}
				heart={heart}
				productId={isSoldOut ? null : (chosenId ?? product.onlyVariantId ?? product.id)}
			/>
			{product.onlyVariantId && product.sizeHelp ? <SizeHelp help={product.sizeHelp} /> : null}
			{(buttons.express || express?.payLater) && !line && !isSoldOut ? (
				<Express
					product={product}
					productId={chosenId ?? product.onlyVariantId}
					onMissing={() => ui.chooseSize(product)}
				/>
			) : null}
			<Bar product={product} main={main}>
				{isSoldOut ? (product.notifyCall ?? t("tile.notify")) : adding}
			</Bar>
		</form>
	);
}

/** Wide screens show the button itself all the time, and the bar would fill low ones. */
const NARROW = "(width < 992px) and (height >= 32rem)";

function Bar({ children, ...props }: Omit<ComponentProps<typeof AddBar>, "place">) {
	const awake = useUiState("awake");
	const [place, setPlace] = useState<Element | null>(null);
	useEffect(() => {
		if (awake && matchMedia(NARROW).matches) setPlace(document.querySelector("[data-add-bar]"));
	}, [awake]);
	return place ? (
		<AddBar {...props} place={place}>
			{children}
		</AddBar>
	) : null;
}

type UnavailableProps = { product: ProductData; heart: ReactNode; children: ReactNode };

function Unavailable({ product, heart, children }: UnavailableProps) {
	return (
		<div className={styles.form}>
			<p className={type_.muted}>{children}</p>
			<Actions product={product} heart={heart} productId={null} />
			{product.sizeHelp ? <SizeHelp help={product.sizeHelp} /> : null}
		</div>
	);
}

function Restricted({ product, heart, Express }: PurchaseProps) {
	const { t } = useTranslation();
	const ui = useUi();
	const groups = useSession()?.customer.groups;
	const { members } = product;
	if (members && groups && isMember(members.groups, groups))
		return (
			<Purchase
				product={{ ...product, availability: members.availability }}
				heart={heart}
				Express={Express}
			/>
		);
	const open = insteadOfFollowing(() => ui.openRestriction(product.restriction));
	return (
		<div className={styles.form}>
			<a className={actions.link} href={product.restrictionHref} onClick={open}>
				{t("product.restricted")}
			</a>
			<Actions product={product} heart={heart} productId={null} />
			{product.sizeHelp ? <SizeHelp help={product.sizeHelp} /> : null}
		</div>
	);
}
