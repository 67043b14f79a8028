/** Milliseconds that a request took by the Worker's own clock: how busy the machine is otherwise says nothing of the shop. */
export const takenBy = ({ headers }: { headers: Headers }): number =>
	Number(/total;dur=([\d.]+)/.exec(headers.get("server-timing") ?? "")?.[1]);
