// happy-dom has no animations. This one is over at once, and says so to whoever waits for its end.
Element.prototype.animate = () => {
  const animation = { cancel() {}, finish() {}, finished: Promise.resolve(), onfinish: null as (() => void) | null };
  queueMicrotask(() => animation.onfinish?.());
  return animation as unknown as Animation;
};
