/** Which page is shown: the lobby, or a table, to which a link may carry an invitation. */
export type Place = { page: "lobby" } | { page: "table"; table: string; invitation: string } | { page: "nowhere" };

export function placeOf({ pathname, hash }: { pathname: string; hash: string }): Place {
  if (pathname === "/") return { page: "lobby" };
  const table = /^\/t\/([\w-]+)\/?$/.exec(pathname)?.[1];
  // The invitation stands in the fragment, which browsers tell no server.
  return table ? { page: "table", table, invitation: hash.slice(1) } : { page: "nowhere" };
}

class Route {
  place = $state.raw<Place>(placeOf(location));

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(location);
    scrollTo(0, 0);
  }

  /** An invitation that has been used says nothing more, and must not be passed on by who shares the address. */
  dropInvitation(): void {
    history.replaceState(null, "", location.pathname);
    this.place = placeOf(location);
  }

  /** Follows the browser's own buttons, and links within the page. Returns how to stop that. */
  follow(): () => void {
    const moved = () => (this.place = placeOf(location));
    const clicked = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || !isPlain(event) || link.target || link.hasAttribute("download")) return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || placeOf(url).page === "nowhere" || url.hash) return;
      event.preventDefault();
      this.go(url.pathname);
    };
    addEventListener("popstate", moved);
    addEventListener("hashchange", moved);
    document.addEventListener("click", clicked);
    return () => {
      removeEventListener("popstate", moved);
      removeEventListener("hashchange", moved);
      document.removeEventListener("click", clicked);
    };
  }
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

export const route = new Route();
